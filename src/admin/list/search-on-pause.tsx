import { useEffect, useState } from 'react'
import { SearchBox } from '../../ui/inputs/search-box'

interface SearchOnPauseProps {
  label: string
  /** What can be typed. */
  hint: string
  /** What is searched for now. */
  value: string
  onSearch: (text: string) => void
}

const pauseMs = 300

/** A box to search with; it searches when the typing pauses, not with every key. */
export function SearchOnPause({ label, hint, value, onSearch }: SearchOnPauseProps) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    if (value !== text.trim()) setText(value)
  }
  useEffect(() => {
    if (text.trim() === value) return
    const timer = setTimeout(() => onSearch(text.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [text, value, onSearch])
  return <SearchBox label={label} hint={hint} value={text} onChange={setText} />
}

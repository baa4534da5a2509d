import { useEffect, useState } from 'react'
import { Search } from '../../ui/icons'
import { TextBox } from '../../ui/inputs/text-box'

interface SearchBoxProps {
  label: string
  /** What can be typed. */
  hint: string
  /** What is searched for now. */
  value: string
  onSearch: (text: string) => void
}

const pauseMs = 300

/** A box to search with; it searches when the typing pauses, not with every key. */
export function SearchBox({ label, hint, value, onSearch }: SearchBoxProps) {
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
  return (
    <search className="relative min-w-0 grow basis-64">
      <Search className="pointer-events-none absolute start-3 top-3 text-muted" />
      <TextBox
        type="search"
        value={text}
        onChange={setText}
        aria-label={label}
        placeholder={hint}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        className="px-10"
      />
    </search>
  )
}

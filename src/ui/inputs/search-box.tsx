import { Search } from '../icons'
import { TextBox } from './text-box'

interface SearchBoxProps {
  label: string
  /** What can be typed; the label again where that says it. */
  hint?: string
  value: string
  onChange: (text: string) => void
}

/** A box to search with, which takes what room its row has left. */
export function SearchBox({ label, hint = label, value, onChange }: SearchBoxProps) {
  return (
    <search className="relative min-w-0 grow basis-56">
      <Search className="pointer-events-none absolute start-3 top-3 text-muted" />
      <TextBox
        type="search"
        value={value}
        onChange={onChange}
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

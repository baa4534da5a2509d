/** A kind of line and its name; told apart by its dashes as well as its colour. */
export function LegendLine({ look, dash, label }: { look: string; dash?: string; label: string }) {
  return (
    <li className="flex items-center gap-2">
      <svg width="28" height="8" aria-hidden="true">
        <line x1="0" x2="28" y1="4" y2="4" strokeWidth="2.5" strokeDasharray={dash} className={look} />
      </svg>
      <span>{label}</span>
    </li>
  )
}

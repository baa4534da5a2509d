interface TipsBoxProps {
  title: string
  children: (string | null)[]
}

/** A few short pieces of advice, each with a figure or an action. */
export function TipsBox({ title, children }: TipsBoxProps) {
  return (
    <div className="rounded-control bg-sunken p-4">
      <h3 className="text-small font-semibold">{title}</h3>
      <ul className="mt-1 flex max-w-line list-disc flex-col gap-1 ps-5 text-small">
        {children.map((tip) => (tip === null ? null : <li key={tip}>{tip}</li>))}
      </ul>
    </div>
  )
}

/** An e-mail address. One that is too long for its line breaks before the '@', and within a part only where that is too long too. */
export function EmailAddress({ address }: { address: string }) {
  const parts = address.split(/(?=@[^@]*$)/)
  return (
    <bdi dir="ltr">
      {parts.map((part) => (
        <span key={part} className="inline-block max-w-full wrap-anywhere">
          {part}
        </span>
      ))}
    </bdi>
  )
}

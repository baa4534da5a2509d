import { useSearchParams } from 'wouter'

/** A word of the page's address, such as what is searched for; an empty one leaves the address. Back does not step through it. */
export function useAddressText(name: string): [value: string, set: (value: string) => void] {
  const [params, setParams] = useSearchParams()
  const set = (value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  return [params.get(name) ?? '', set]
}

/** The same for one of a list; what is not in the list is as good as nothing. */
export function useAddressChoice<T extends string>(
  name: string,
  choices: readonly T[],
): [value: T | undefined, set: (value: T | undefined) => void] {
  const [text, setText] = useAddressText(name)
  return [choices.find((choice) => choice === text), (value) => setText(value ?? '')]
}

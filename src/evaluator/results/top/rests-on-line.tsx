import { FieldLink } from '../../steps/questions/field-link'
import { useRestsOn } from './use-rests-on'

/** What the result rests on, with the way to the figure that moves it most. */
export function RestsOnLine() {
  const rests = useRestsOn()
  if (rests === null) return null
  const { text, most } = rests
  if (most === null) return text
  return (
    <>
      {text}{' '}
      <FieldLink path={most.path}>
        {most.label} (<bdi>{most.amount}</bdi>)
      </FieldLink>
      .
    </>
  )
}

import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { classes } from '../../../ui/classes'
import { isReaderAtom } from '../../state/atoms'
import { useGoToField } from '../../state/navigation/use-go-to-field'

interface FieldLinkProps {
  path: string
  className?: string
  children: ReactNode
}

/** Leads to a field of the plan; for those who only read the plan it is a text. */
export function FieldLink(props: FieldLinkProps) {
  const { className, children } = props
  return useAtomValue(isReaderAtom) ? (
    <span className={classes('text-text', className)}>{children}</span>
  ) : (
    <Leading {...props} />
  )
}

function Leading({ path, className, children }: FieldLinkProps) {
  const goTo = useGoToField()
  return (
    <a
      href={`#${path}`}
      className={classes('text-text underline underline-offset-2 wrap-anywhere', className)}
      onClick={(event) => {
        event.preventDefault()
        goTo(path)
      }}
    >
      {children}
    </a>
  )
}

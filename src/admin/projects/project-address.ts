import { useSearchParams } from 'wouter'
import { paths } from '../../paths'

const name = 'project'

/** The project that the address names as open. */
export function useOpenProject(): string | null {
  return useSearchParams()[0].get(name)
}

/** The list as it is now with a project opened, or with none: Back leads from one to the other. */
export function useProjectHref(): (id: string | null) => string {
  const [params] = useSearchParams()
  return (id) => {
    const next = new URLSearchParams(params)
    if (id === null) next.delete(name)
    else next.set(name, id)
    return `${paths.admin}?${next}`
  }
}

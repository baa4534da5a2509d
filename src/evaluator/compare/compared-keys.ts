/** What is compared: a project as it is now, or one of its versions. */
export interface ComparedKey {
  /** As it stands in the address. */
  key: string
  projectId: string
  versionId: string | null
}

export const maxCompared = 4

/** How a version is named in the address of the comparison; a project is named by its id alone. */
export const versionKey = (projectId: string, versionId: string) => `${projectId}.${versionId}`

/** One or two ids; what else stands in an address was never a project. */
const keyPattern = /^[\da-z-]+(\.[\da-z-]+)?$/

/**
 * What an address names, each once, as many as can stand side by side. Ids are found in capitals too, and are the same then.
 * A key that is none is kept as that of nothing, so that it is told of: the server would refuse the whole request for some.
 */
export function comparedKeys(given: readonly string[]): ComparedKey[] {
  return [...new Set(given.map((key) => key.toLowerCase()))]
    .filter((key) => key !== '')
    .slice(0, maxCompared)
    .map((key) => {
      const [projectId = '', versionId = null] = keyPattern.test(key) ? key.split('.') : []
      return { key, projectId, versionId }
    })
}

/** The chosen ones once one of them was pressed: it comes last, or goes. A full table takes no more. */
export function toggledKeys(chosen: readonly string[], key: string): readonly string[] {
  if (chosen.includes(key)) return chosen.filter((one) => one !== key)
  return chosen.length < maxCompared ? [...chosen, key] : chosen
}

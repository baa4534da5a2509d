/** What is compared: a project as it is now, or one of its versions. */
export interface ComparedKey {
  /** As it stands in the address. */
  key: string
  projectId: string
  versionId: string | null
}

export const mostCompared = 4

/** How a version is named in the address of the comparison; a project is named by its id alone. */
export const versionKey = (projectId: string, versionId: string) => `${projectId}.${versionId}`

/** What an address names, each once, as many as can stand side by side. */
export function comparedKeys(given: readonly string[]): ComparedKey[] {
  return [...new Set(given)]
    .filter((key) => key !== '')
    .slice(0, mostCompared)
    .map((key) => {
      const [projectId = '', versionId = null] = key.split('.')
      return { key, projectId, versionId }
    })
}

/** The chosen ones once one of them was pressed: it comes last, or goes. A full table takes no more. */
export function toggledKeys(chosen: readonly string[], key: string): readonly string[] {
  if (chosen.includes(key)) return chosen.filter((one) => one !== key)
  return chosen.length < mostCompared ? [...chosen, key] : chosen
}

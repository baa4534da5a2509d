/** Dictionaries loaded with the page that needs them. */
export const features = {
  results: () => import('./results').then((module) => module.results),
}

/** A text with its `{{name}}` places filled in, for pages that do without i18next. An unknown place stays as it is. */
export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
}

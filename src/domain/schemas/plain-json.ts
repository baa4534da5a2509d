/** A transformer for what is sent as JSON has it: nothing is noted beside it, and nothing is built from what strangers send. */
export const plainJson = {
  serialize: (value: unknown) => value,
  deserialize: (value: unknown) => value,
}

/** The one of several choices that holds looks alike wherever there is a choice; `chosen` keeps it apart in forced colours. */
export const chosenLook = 'chosen border-accent bg-accent-soft text-text'

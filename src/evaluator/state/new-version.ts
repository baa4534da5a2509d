import { atom } from 'jotai'

/** A newer version of the product that is on this device and waits to be shown; null while there is none. */
export const newVersionAtom = atom<{ load: () => void } | null>(null)

import type { FieldPath, FieldPathByValue, FieldPathValue, FieldValues } from 'react-hook-form'

// The names of a form's fields by what they hold. What is optional may hold nothing.

type TextLike = string | null | undefined

/** Fields of free text; one of a closed list is chosen instead. */
export type TextName<T extends FieldValues> = {
  [N in FieldPathByValue<T, TextLike>]: string extends FieldPathValue<T, N> ? N : never
}[FieldPathByValue<T, TextLike>]

export type NumberName<T extends FieldValues> = FieldPathByValue<T, number | null | undefined>

export type ChoiceName<T extends FieldValues> = FieldPathByValue<T, TextLike>

/** What a choice may set its field to; the empty text is the choice that has not been made. */
export type ChoiceValue<T extends FieldValues, N extends FieldPath<T>> = Extract<FieldPathValue<T, N>, string> | ''

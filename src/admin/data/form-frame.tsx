import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormEnd } from '../../forms/form-end'

interface FormFrameProps {
  formProps: ComponentProps<'form'>
  problem: ReactNode
  submit: string
  isSubmitting: boolean
  /** Nothing can be saved yet. */
  isIncomplete?: boolean
  onCancel?: (() => void) | undefined
  children: ReactNode
}

/** The fields of a row in as many columns as there is room for, and the buttons below them. */
export function FormFrame(props: FormFrameProps) {
  const { formProps, problem, submit, isSubmitting, isIncomplete, onCancel, children } = props
  const { t } = useTranslation(['adminData', 'admin'])
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] items-start gap-x-4 gap-y-3">
        {children}
      </div>
      <FormEnd
        problem={problem}
        problemTitle={t('admin:toast.error')}
        submit={submit}
        submitting={t('adminData:saving')}
        isPending={isSubmitting}
        isDisabled={isIncomplete ?? false}
        onCancel={onCancel}
      />
    </form>
  )
}

import {
  createFormHook,
  createFormHookContexts,
  revalidateLogic,
  useStore,
} from '@tanstack/react-form';
import type { ComponentProps } from 'react';
import { Button, type ButtonProps } from '#src/ui/button.tsx';
import { NumberField, type NumberFieldProps } from '#src/ui/number-field.tsx';
import { SelectField, type SelectFieldProps } from '#src/ui/select-field.tsx';
import { TextArea, type TextAreaProps } from '#src/ui/text-area.tsx';
import { TextField, type TextFieldProps } from '#src/ui/text-field.tsx';
import { submitHandler, textControl } from './form-field.ts';

const { fieldContext, formContext, useFieldContext, useFormContext } = createFormHookContexts();

/** The props of a control that its field of the form does not set. */
type Unbound<Props> = Omit<Props, keyof ReturnType<typeof textControl>>;

const useControl = () => textControl(useFieldContext<string>());

const fieldComponents = {
  TextField: (props: Unbound<TextFieldProps>) => <TextField {...useControl()} {...props} />,
  NumberField: (props: Unbound<NumberFieldProps>) => <NumberField {...useControl()} {...props} />,
  SelectField: (props: Unbound<SelectFieldProps>) => <SelectField {...useControl()} {...props} />,
  TextArea: (props: Unbound<TextAreaProps>) => <TextArea {...useControl()} {...props} />,
};

/** The controls that a field of the form offers, such as `<field.TextField label="Title" />`. */
export type FieldComponents = typeof fieldComponents;

/** The form element. It submits once at a time and leaves validation to the schema. */
function Form(props: Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'>) {
  return <form noValidate {...props} onSubmit={submitHandler(useFormContext())} />;
}

/** Submits the form, and is busy until the submission has ended. */
function SubmitButton(props: Omit<ButtonProps, 'type' | 'busy'>) {
  const isSubmitting = useStore(useFormContext().store, (state) => state.isSubmitting);
  return <Button {...props} type="submit" busy={isSubmitting} />;
}

/** `useForm` of TanStack Form with the controls and the button of this app. Every form starts here. */
export const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents,
  formComponents: { Form, SubmitButton },
});

/** Checks a field when it is left, and from the first submission on while it is typed. */
export const validateOnBlur = {
  validationLogic: revalidateLogic({ mode: 'blur', modeAfterSubmission: 'change' }),
  canSubmitWhenInvalid: true,
} as const;

/** Checks at the first submission, and from then on while it is typed. */
export const validateOnSubmit = {
  validationLogic: revalidateLogic({ mode: 'submit', modeAfterSubmission: 'change' }),
  canSubmitWhenInvalid: true,
} as const;

/** Checks while it is typed. */
export const validateOnChange = {
  validationLogic: revalidateLogic({ mode: 'change' }),
  canSubmitWhenInvalid: true,
} as const;

import { createFileRoute } from '@tanstack/react-router';
import * as t from '#locales/titles.ts';
import { AddressFormDemo } from '#src/features/demo/address-form-demo.tsx';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/demo/form/address')({
  head: pageTitle(t.demoAddressForm),
  component: AddressFormDemo,
});

import { createFileRoute } from '@tanstack/react-router';
import { AddressFormDemo } from '#src/features/demo/address-form-demo.tsx';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/demo/form/address')({
  head: pageTitle('Demo: address form'),
  component: AddressFormDemo,
});

// oxlint-disable-next-line unicorn/require-module-specifiers -- Its texts are still in the code.
export {};

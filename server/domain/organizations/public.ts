/** What other subjects may use of organizations. */
export { exportOrganization, organizationJson } from './organization.ts';

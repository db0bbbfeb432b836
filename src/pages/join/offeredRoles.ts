import { join } from '#messages/pages/join';
import distributor from '../../art/roles/distributor.svg?drawing';
import masterDistributor from '../../art/roles/master-distributor.svg?drawing';
import retailer from '../../art/roles/retailer.svg?drawing';
import superRetailer from '../../art/roles/super-retailer.svg?drawing';
import { roles } from '../../content/join';

const illustrations = {
  DISTRIBUTOR: distributor,
  MERCHANT: retailer,
  MASTER_DISTRIBUTOR: masterDistributor,
  SUPER_RETAILER: superRetailer,
};

/** The roles with their drawings, as the form offers them. */
export const offeredRoles = roles.map(({ id, value }) => ({
  id,
  value,
  ...join.roles[id],
  illustration: illustrations[value],
}));

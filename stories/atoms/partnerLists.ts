import { partnerLogos } from '#brand/partnerLogos';
import { company } from '#messages/company';
import type { Partner } from '../../src/atoms/PartnerLogoStrip';
import { longLabel, longWord } from '../blocks/longWords';

/** The partners of the company file, each with its logo. */
export const partners: readonly Partner[] = company.partners.map((name) => ({
  name,
  logo: partnerLogos[name],
}));

/** The same partners without a logo each. */
export const names: readonly Partner[] = partners.map(({ name }) => ({ name }));

/** The first partner has no logo. */
export const oneMissing = [...names.slice(0, 1), ...partners.slice(1)];

/** Every logo's file fails to load. */
export const lost = partners.map(({ name, logo }) => ({
  name,
  logo: logo && { ...logo, src: 'data:,' },
}));

/** Four times as many. */
export const many = ['North', 'East', 'South', 'West'].flatMap((side) =>
  partners.map(({ name, logo }) => ({ name: `${name} ${side}`, logo })),
);

/** Names that are longer than their column. */
export const longNames = [{ name: longLabel }, { name: longWord }, ...partners.slice(2)];

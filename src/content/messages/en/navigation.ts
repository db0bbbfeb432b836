/** What the links of header, drawer and footer are called. */
export const navigation = {
  home: 'Home',
  about: 'About Us',
  contact: 'Contact Us',
  help: 'Help & Safety',
  terms: 'Terms & Conditions',
  privacy: 'Privacy Policy',
} as const;

/** Ten digits as they are read aloud and written in India: `+91 98765 43210`. */
export const groupedPhone = (digits: string): string =>
  digits.replace(/^(\d{5})(\d{5})$/, '+91 $1 $2');

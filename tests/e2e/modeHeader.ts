/** Has the mail sandbox answer one send in its own way. */
export const modeHeader = 'x-mail-sandbox-mode';

import { expect, it } from 'vitest';
import { problemsOf, readVariables } from '../../build/siteVariables';

const complete = {
  VITE_EMAILJS_PUBLIC_KEY: 'key',
  VITE_EMAILJS_SERVICE_ID: 'service',
  VITE_EMAILJS_TEMPLATE_ID: 'template',
};

const problemsWith = (env: Record<string, string>) =>
  problemsOf(readVariables({ ...complete, ...env }));

it.each([
  ['VITE_EMAILJS_PUBLIC_KEY', ' key\n', 'key'],
  ['VITE_EMAILJS_ORIGIN', ' https://Mail.example.org/ ', 'https://mail.example.org'],
  ['VITE_EMAILJS_ORIGIN', 'http://localhost:8080', 'http://localhost:8080'],
  ['VITE_EMAILJS_ORIGIN', ' self ', 'self'],
  ['VITE_USAGE_ADDRESS', ' /opened ', '/opened'],
  ['VITE_USAGE_ADDRESS', '\thttps://usage.example.org/o?k=1', 'https://usage.example.org/o?k=1'],
  ['VITE_LANGUAGES', ' en , hi,', 'en,hi'],
  ['VITE_OFFLINE', ' off ', 'off'],
] as const)('takes %s=%j for %j', (name, value, meant) => {
  expect(readVariables({ [name]: value })[name]).toBe(meant);
  expect(problemsWith({ [name]: value })).toEqual([]);
});

it.each([
  ['VITE_EMAILJS_PUBLIC_KEY', '"key"'],
  ['VITE_EMAILJS_SERVICE_ID', 'service id'],
  ['VITE_EMAILJS_TEMPLATE_ID', 'temp\u200blate'],
  ['VITE_EMAILJS_ORIGIN', 'api.emailjs.com'],
  ['VITE_EMAILJS_ORIGIN', 'localhost:8080'],
  ['VITE_EMAILJS_ORIGIN', 'ftp://mail.example.org'],
  ['VITE_EMAILJS_ORIGIN', 'https://mail.example.org//'],
  ['VITE_EMAILJS_ORIGIN', 'https://mail.example.org/api'],
  ['VITE_EMAILJS_ORIGIN', 'https://mail.example.org/?'],
  ['VITE_EMAILJS_ORIGIN', 'https://mail.example.org#top'],
  ['VITE_EMAILJS_ORIGIN', 'https://me:secret@mail.example.org'],
  ['VITE_EMAILJS_ORIGIN', '/mail'],
  ['VITE_USAGE_ADDRESS', 'usage.example.org/opened'],
  ['VITE_USAGE_ADDRESS', '//usage.example.org/opened'],
  ['VITE_USAGE_ADDRESS', '/opened pages'],
  ['VITE_USAGE_ADDRESS', 'https://'],
  ['VITE_OFFLINE', 'false'],
])('refuses %s=%j and names the variable', (name, value) => {
  expect(problemsWith({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} `))]);
});

it('names every credential that is missing or blank, and no other', () => {
  const [problem, ...others] = problemsWith({
    VITE_EMAILJS_SERVICE_ID: ' ',
    VITE_EMAILJS_TEMPLATE_ID: '',
  });
  expect(problem).toContain('VITE_EMAILJS_SERVICE_ID, VITE_EMAILJS_TEMPLATE_ID.');
  expect(problem).not.toContain('PUBLIC_KEY');
  expect(others).toEqual([]);
});

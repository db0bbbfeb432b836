/** An email address that goes on after its sign where a line is too short for it. */
export function breakableEmail(email: string) {
  const signEnd = email.indexOf('@') + 1;
  return (
    <>
      {email.slice(0, signEnd)}
      <wbr />
      {email.slice(signEnd)}
    </>
  );
}

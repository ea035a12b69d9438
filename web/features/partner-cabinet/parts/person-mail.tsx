/** A person's e-mail; a press opens the mail program. A long one breaks before its @. */
export function PersonMail({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <a className="link" href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </a>
  );
}

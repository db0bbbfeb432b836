import { siteFrame } from '#messages/siteFrame';

const announcement = siteFrame.pageAnnouncement.replace('{page}', '…');

/** What holds on every page for keys, screen readers and search; a page tells of the rest itself. */
export function EveryPage() {
  return (
    <ul>
      <li>
        The landmarks are <code>banner</code>, <code>main</code> and <code>contentinfo</code>; the
        first Tab offers “{siteFrame.skipLabel}”.
      </li>
      <li>
        After a navigation the focus is on the <code>h1</code>, and “{announcement}” is read out;
        loaded directly, the browser starts at the top.
      </li>
      <li>
        Without scripts everything is there and every link works, unless the page says otherwise.
      </li>
      <li>
        <code>PageHead</code> writes the title, the description, the canonical URL and what is shown
        where the page is shared.
      </li>
    </ul>
  );
}

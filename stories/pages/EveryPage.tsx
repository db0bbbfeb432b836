import { siteFrame } from '#messages/siteFrame';

/** What the frame of the site does for keys and screen readers on every page; a page tells of the rest itself. */
export function EveryPage() {
  return (
    <table>
      <thead>
        <tr>
          <th>On every page</th>
          <th>Behaviour</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Landmarks</td>
          <td>
            <code>banner</code>, <code>main</code> and <code>contentinfo</code>; the first key, Tab,
            offers “{siteFrame.skipLabel}”.
          </td>
        </tr>
        <tr>
          <td>Arriving</td>
          <td>
            From another page of the site the focus is on the <code>h1</code>, and “
            {siteFrame.pageAnnouncement.replace('{page}', '…')}” is read out; loaded directly, the
            browser starts at the top.
          </td>
        </tr>
      </tbody>
    </table>
  );
}

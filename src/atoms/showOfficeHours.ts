import type { OfficeHoursChipProps } from './OfficeHoursChip';
import { type OfficeStatusTexts, textOfStatus } from './officeStatusTexts';
import { watchOfficeStatus } from './watchOfficeStatus';

/**
 * Runs inline in a page with an `OfficeHoursChip`, which says nothing until hydration: tells the status
 * as soon as the page is there, in the chip's own place, until the application takes over.
 */
for (const place of document.querySelectorAll<HTMLElement>('[data-office-hours]')) {
  const label = place.firstElementChild;
  const { hours }: Pick<OfficeHoursChipProps, 'hours'> = JSON.parse(
    place.dataset.officeHours ?? '',
  );
  const texts: OfficeStatusTexts = JSON.parse(place.dataset.officeTexts ?? '');
  const stop = watchOfficeStatus(
    hours,
    () => new Date(),
    (status) => {
      place.dataset.office = status.kind;
      if (label) label.textContent = textOfStatus(status, texts);
    },
  );
  addEventListener('app:ready', stop, { once: true });
}

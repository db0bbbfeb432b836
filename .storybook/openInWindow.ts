import { STORY_PREPARED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';

interface Prepared {
  parameters: { viewport?: { defaultViewport?: string } };
}

/**
 * Sets the toolbar's viewport as a story says that opens in a window, once it is opened; whoever looks at it may then
 * choose another. The next story that says nothing gets the whole canvas back.
 */
export const openInWindow = () =>
  addons.register('saralpay/open-in-window', (api) => {
    let opened: string | undefined;
    api.on(STORY_PREPARED, ({ parameters: { viewport } }: Prepared) => {
      const value = viewport?.defaultViewport;
      if (value === opened) return;
      opened = value;
      api.emit(UPDATE_GLOBALS, { globals: { viewport: { value, isRotated: false } } });
    });
  });

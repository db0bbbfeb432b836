import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What was looked at already: lists of families, each with a character. */
    checkedGlyphs?: Set<string>;
    /** The elements whose text was new. */
    newTexts?: Element[];
  }
}

interface FontsSeen {
  fonts: { font: string; isOfSite: boolean }[];
  /** Characters that no font has, each with the families that were asked for. */
  missing: string[];
}

/**
 * Looks at the text that is shown now: which fonts draw what was not looked at before, and whether any
 * of it is the box that stands for a missing glyph.
 */
export async function readFonts(page: Page): Promise<FontsSeen> {
  const missing = await page.evaluate(() => {
    window.checkedGlyphs ??= new Set();
    const checked = window.checkedGlyphs;
    const canvas = document.createElement('canvas');
    canvas.width = 48;
    canvas.height = 48;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('The browser draws on no canvas.');
    const drawn = (character: string, family: string) => {
      context.clearRect(0, 0, 48, 48);
      context.font = `24px ${family}`;
      context.fillText(character, 12, 32);
      return context.getImageData(0, 0, 48, 48).data.join();
    };
    /** A character that Unicode does not have, and therefore no font. */
    const unknown = '\u0378';
    const boxes = new Map<string, string>();
    const elements = new Set<Element>();
    const found: string[] = [];

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true })) continue;
      const family = getComputedStyle(element).fontFamily;
      for (const character of new Set((text.nodeValue ?? '').replace(/[\p{C}\p{Z}\s]/gu, ''))) {
        const key = `${family} ${character}`;
        if (checked.has(key)) continue;
        checked.add(key);
        elements.add(element);
        const box = boxes.get(family) ?? drawn(unknown, family);
        boxes.set(family, box);
        if (drawn(character, family) === box) found.push(`${character} in ${family}`);
      }
    }
    window.newTexts = [...elements];
    return found;
  });
  return { fonts: await platformFonts(page), missing };
}

/** The fonts that the new texts are drawn with, as the browser's own tools tell. */
async function platformFonts(page: Page) {
  const count = await page.evaluate(() => window.newTexts?.length ?? 0);
  if (count === 0) return [];
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await session.send('DOM.getDocument');
  const seen = new Map<string, boolean>();
  for (let index = 0; index < count; index += 1) {
    const { result } = await session.send('Runtime.evaluate', {
      expression: `window.newTexts[${index}]`,
    });
    if (!result.objectId) continue;
    const { nodeId } = await session.send('DOM.requestNode', { objectId: result.objectId });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName, isCustomFont } of fonts) seen.set(familyName, isCustomFont);
  }
  await session.detach();
  return [...seen].map(([font, isOfSite]) => ({ font, isOfSite }));
}

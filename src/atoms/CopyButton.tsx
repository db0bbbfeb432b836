import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useState, useSyncExternalStore } from 'react';
import { CheckIcon } from '../art/icons';

export interface CopyButtonProps {
  /** What a press copies. */
  text: string;
  /** What a press does. */
  label: string;
  /** Takes the label's place once the text is copied. */
  copiedLabel: string;
  /**
   * Takes the text; rejects where the browser does not allow it.
   * @default the device's clipboard
   */
  copy?: (text: string) => Promise<void>;
  sx?: SxProps<Theme>;
}

const toClipboard = (text: string) => navigator.clipboard.writeText(text);

/** It never changes. */
const subscribe = () => () => undefined;

/** Old browsers have no clipboard, and others none on an address without TLS. */
const hasClipboard = () => Boolean(navigator.clipboard);

/**
 * Copies a text that is on the page. Where that is refused its label stays, and where
 * the browser has no clipboard there is no button.
 */
export function CopyButton({ text, label, copiedLabel, copy, sx = [] }: CopyButtonProps) {
  const [copiedText, setCopiedText] = useState<string>();
  const isCopied = copiedText === text;
  const canCopy = useSyncExternalStore(subscribe, hasClipboard, () => true);

  async function handleClick() {
    try {
      await (copy ?? toClipboard)(text);
      setCopiedText(text);
    } catch {
      setCopiedText(undefined);
    }
  }

  if (!copy && !canCopy) return null;

  return (
    <>
      <Button
        variant="outlined"
        onClick={handleClick}
        startIcon={isCopied ? <CheckIcon /> : undefined}
        sx={[
          { '@media (scripting: none)': { display: 'none' } },
          ...(Array.isArray(sx) ? sx : [sx]),
        ]}
      >
        {isCopied ? copiedLabel : label}
      </Button>
      <Box role="status" sx={visuallyHidden}>
        {isCopied && copiedLabel}
      </Box>
    </>
  );
}

import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState } from 'react';
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

/** Copies a text that is on the page, for a surface in a dark colour. Where that is refused its label stays. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  copy = toClipboard,
  sx = [],
}: CopyButtonProps) {
  const [copiedText, setCopiedText] = useState<string>();
  const isCopied = copiedText === text;

  async function handleClick() {
    try {
      await copy(text);
      setCopiedText(text);
    } catch {
      setCopiedText(undefined);
    }
  }

  return (
    <Button
      variant="outlined"
      color="paper"
      onClick={handleClick}
      startIcon={isCopied ? <CheckIcon /> : undefined}
      sx={[{ '@media (scripting: none)': { display: 'none' } }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <span aria-live="polite">{isCopied ? copiedLabel : label}</span>
    </Button>
  );
}

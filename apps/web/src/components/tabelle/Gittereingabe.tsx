import InputBase from '@mui/material/InputBase';
import type { GridSlotProps } from '@mui/x-data-grid';

/** The grid's text field, where one looks for a column to show: in the look of all other fields. */
export function Gittereingabe(p: GridSlotProps['baseTextField']) {
  return (
    <InputBase
      className={p.className}
      fullWidth
      type="text"
      autoComplete="off"
      placeholder={p.placeholder}
      inputRef={p.inputRef}
      onChange={p.onChange}
      startAdornment={p.slotProps?.input?.startAdornment}
      endAdornment={p.slotProps?.input?.endAdornment}
      slotProps={{ input: { ...p.slotProps?.htmlInput, 'aria-label': p.placeholder } }}
    />
  );
}

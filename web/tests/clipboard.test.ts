import { afterEach, expect, it, vi } from 'vitest';
import { copyFrom } from '../src/invitation/clipboard';

const field = () => ({ value: 'http://192.0.2.2/table/T', focus: vi.fn(), select: vi.fn() });
const copied = async (given: ReturnType<typeof field>): Promise<boolean> =>
  copyFrom(given as unknown as HTMLInputElement);

afterEach(() => vi.unstubAllGlobals());

it('writes to the clipboard where there is one', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const link = field();
  expect(await copied(link)).toBe(true);
  expect(writeText).toHaveBeenCalledWith(link.value);
  expect(link.select).not.toHaveBeenCalled();
});

it('selects and copies the text on a page without TLS', async () => {
  const execCommand = vi.fn().mockReturnValue(true);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { execCommand });
  const link = field();
  expect(await copied(link)).toBe(true);
  expect(link.select).toHaveBeenCalled();
  expect(execCommand).toHaveBeenCalledWith('copy');
});

it('leaves the text selected where the browser refuses both', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
  vi.stubGlobal('document', { execCommand: () => false });
  const link = field();
  expect(await copied(link)).toBe(false);
  expect(link.select).toHaveBeenCalled();
});

// From a drawn result to a file: as it is, as pixels, and to whoever the device can send it to.

import { HEIGHT, WIDTH, type Palette } from "./picture";

/** The colours as they are on show now. */
export function shownColours(): Palette {
  const probe = document.createElement("span");
  const known = new Map<string, string>();
  return (token) => {
    const before = known.get(token);
    if (before !== undefined) return before;
    probe.style.color = `var(--${token})`;
    document.body.append(probe);
    const found = getComputedStyle(probe).color;
    probe.remove();
    known.set(token, found);
    return found;
  };
}

/** An SVG as an address for an image. */
export const addressOf = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** An SVG as pixels. */
export async function pixels(svg: string, scale = 2): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = addressOf(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH * scale;
  canvas.height = HEIGHT * scale;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png");
  });
}

/** Keep a file on this device. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Whether the device can send pictures to others. */
export function canSend(): boolean {
  const file = new File([], "trailhand.png", { type: "image/png" });
  return typeof navigator.canShare === "function" && navigator.canShare({ files: [file] });
}

/** Send a picture; whoever changes their mind has done nothing. */
export async function send(blob: Blob, name: string, title: string): Promise<void> {
  try {
    await navigator.share({ files: [new File([blob], name, { type: blob.type })], title });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
}

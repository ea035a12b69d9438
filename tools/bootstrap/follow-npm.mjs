import { readFileSync } from 'node:fs';

const pauseMs = 300;

/**
 * Ends this process as SIGTERM would when npm or its shell is gone: npm passes a signal to the shell alone, and most
 * shells die of it without signalling their child. Started in any other way, the process is left alone.
 */
export function followNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const start = whoStarted();
  const timer = setInterval(() => {
    if (whoStarted() === start) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, pauseMs);
  timer.unref();
}

/** The parent and, where that is a shell between npm and us, its parent: npm. */
function whoStarted() {
  const { ppid } = process;
  const [, option] = read(`/proc/${ppid}/cmdline`).split('\0');
  if (option !== '-c') return `${ppid}`;
  return `${ppid} ${
    read(`/proc/${ppid}/stat`)
      .replace(/^.*\) /s, '')
      .split(' ')[1]
  }`;
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

import { MAX_ANSWER } from './answers.ts'

/**
 * The program that the interpreter is started with. It serves tests one after the other, each with the source loaded into a
 * namespace of its own, until there are none.
 *
 * It asks for the next with `n` and reads `{ source, entry, args }` as JSON from standard input; without `args` nothing is
 * called. It answers on the descriptor of standard error, which Python then does not use itself, one line behind a NUL each:
 * `l` loaded, `i` and `[name, message, line]` not loadable, `v` and JSON of what was returned, `e` and the error as with `i`,
 * `m` out of memory.
 */
export const PYTHON_HARNESS = String.raw`
import enum, gc, json, math, os, sys, time

def _harness():
    dumps, loads, read, write, collect = json.dumps, json.loads, os.read, os.write, gc.collect
    out, depth, limit_depth = sys.stdout, sys.getrecursionlimit(), sys.setrecursionlimit

    def answer(kind, text=''):
        data = ('\0' + kind + text + '\n').encode('utf-8', 'replace')
        while data:
            data = data[write(2, data):]

    def encode(value):
        if value is None or isinstance(value, (bool, str)):
            return value
        if isinstance(value, enum.Enum):
            return '\0' + repr(value)
        if isinstance(value, int):
            return int(value)
        if isinstance(value, float):
            return float(value) if math.isfinite(value) else '\0' + repr(value)
        if isinstance(value, (list, tuple)):
            return [encode(one) for one in value]
        if isinstance(value, dict):
            return {key if isinstance(key, str) else dumps(key) if key is None or isinstance(key, (bool, int, float))
                    else '\0' + repr(key): encode(one) for key, one in value.items()}
        return '\0' + repr(value)[:500]

    def describe(error):
        line = error.lineno if isinstance(error, SyntaxError) and error.filename == 'solution.py' else None
        if line is None:
            at = error.__traceback__
            while at:
                if at.tb_frame.f_code.co_filename == 'solution.py':
                    line = at.tb_lineno
                at = at.tb_next
        try:
            message = error.msg if isinstance(error, SyntaxError) else str(error)
        except BaseException:
            message = ''
        return dumps([type(error).__name__, message[:2000], line])

    def next_task():
        answer('n')
        data = b''
        while chunk := read(0, 65536):
            data += chunk
        return loads(data)

    def serve(task):
        names = {'__name__': 'solution' if 'args' in task else '__main__', '__builtins__': __builtins__}
        try:
            exec(compile(task['source'], 'solution.py', 'exec'), names)
            if 'args' in task and not callable(names.get(task['entry'])):
                raise NameError(task['entry'] + ' is not a function')
        except MemoryError:
            names = None
            return answer('m')
        except BaseException as error:
            return answer('i', describe(error))
        finally:
            out.flush()
        answer('l')
        if 'args' not in task:
            return
        try:
            text = dumps(encode(names[task['entry']](*task['args'])), ensure_ascii=False)
            if len(text) > ${MAX_ANSWER}:
                raise ValueError('the returned value is too large')
            out.flush()
            answer('v', text)
        except MemoryError:
            names = None
            answer('m')
        except BaseException as error:
            out.flush()
            answer('e', describe(error))

    while True:
        task = next_task()
        sys.stdout = sys.stderr = out
        limit_depth(depth)
        serve(task)
        task = None
        collect()

# Virtual time, as in JavaScript: whoever sleeps is woken at once.
time.sleep = lambda seconds: None
_harness()
`

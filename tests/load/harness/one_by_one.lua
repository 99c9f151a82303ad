-- For wrk: the ten articles of a front page, asked for one after the other. SITE comes by the environment.
dofile(os.getenv("REPORT"))

local requests, place = {}, 0

function init()
  for number = 0, 9 do
    requests[number] = wrk.format("GET", "/api/v1/counts?site=" .. os.getenv("SITE") .. "&page=/posts/article-" .. number .. "/")
  end
end

function request()
  place = (place + 1) % 10
  return requests[place]
end
